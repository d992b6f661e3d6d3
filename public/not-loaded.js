// Before anything else of the page: where a file that it needs is missing, nothing of the game runs, and this says so.
// A page that has begun removes the notice, and tells of later faults itself.
(() => {
  // An edition may be half put up, while a whole one is kept for playing offline: the worker gives it for this address.
  const keptWhole = () => {
    try {
      return navigator.serviceWorker.controller !== null;
    } catch {
      return false;
    }
  };

  const tell = () => {
    const notice = document.getElementById('not-loaded');
    if (!notice) return;
    const address = new URL(location.href);
    if (keptWhole() && !address.searchParams.has('kept')) {
      address.searchParams.set('kept', '');
      location.replace(address);
      return;
    }
    notice.querySelector('button').addEventListener('click', () => location.reload());
    notice.hidden = false;
  };

  const hear = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', tell, { once: true }) : tell());
  addEventListener('error', ({ target }) => (target === window || target instanceof HTMLScriptElement) && hear(), true);
  addEventListener('unhandledrejection', hear);
})();
