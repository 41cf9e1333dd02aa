// Runs before the first paint of a prerendered page, which was written for a visitor without stored state.
// The two names are those of the general and the auth store.
(function () {
  function stored(name) {
    const text = localStorage.getItem(name);
    return (text && JSON.parse(text).state) || {};
  }
  try {
    const page = document.documentElement;
    const general = stored("shikkha.general");
    if (page.lang === "bn" && general.appLanguage === "en") {
      const path = location.pathname === "/" ? "" : location.pathname;
      location.replace("/en" + path + location.search + location.hash);
      return;
    }
    // Whoever is signed in, or was just signed out, sees another page; base.css keeps this one hidden meanwhile.
    if (general.homePageMessage || stored("shikkha.auth").isLoggedIn) page.dataset.waiting = "";
  } catch {
    // Without readable storage everyone is a first-time visitor.
  }
})();
