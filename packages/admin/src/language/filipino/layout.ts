/** Header, menus, home, and the pages for what isn't there. */
export const layout = {
  Dashboard: 'Dashboard',
  Home: 'Home',
  'Kampana, home': 'Kampana, home',
  'Skip to content': 'Laktawan papunta sa nilalaman',
  'User Management': 'Pamamahala ng mga User',
  Menu: 'Menu',
  'Close the menu': 'Isara ang menu',
  Close: 'Isara',
  'Dark theme': 'Madilim na tema',
  'Light theme': 'Maliwanag na tema',
  Language: 'Wika',
  Profile: 'Profile',
  Logout: 'Mag-logout',
  Loading: 'Naglo-load',
  Welcome: 'Maligayang pagdating',
  'Welcome, %{name}': 'Maligayang pagdating, %{name}',
}
