const bar = document.querySelector(".bar");
const input = bar.querySelector("input");
const chips = [...bar.querySelectorAll(".chip")];
const none = document.querySelector(".none");
let group = "";

/** The same folding as the product's search: one form of a letter, either digits, any case. */
const fold = (text) => text.normalize("NFC").toLowerCase().replace(/[\u200C\u200D]/g, "");

function show() {
  const wanted = fold(input.value.trim());
  let shown = 0;
  for (const section of document.querySelectorAll(".level")) {
    let inSection = 0;
    for (const account of section.querySelectorAll(".account")) {
      const fits = (!group || section.dataset.group === group) && fold(account.textContent).includes(wanted);
      account.hidden = !fits;
      if (fits) inSection += 1;
    }
    section.hidden = inSection === 0;
    shown += inSection;
  }
  none.textContent = shown === 0 ? none.dataset.text : "";
}

for (const chip of chips) {
  chip.addEventListener("click", () => {
    group = chip.dataset.group;
    for (const other of chips) other.setAttribute("aria-pressed", String(other === chip));
    show();
  });
}
input.addEventListener("input", show);
bar.hidden = false;
