/** Makes the table of levels one that can be sorted by each of its columns. */
function sortable(table) {
  const heads = [...table.querySelectorAll("thead th")];
  heads.forEach((head, column) => {
    const button = made("button", { type: "button", textContent: head.textContent });
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") ? head.getAttribute("aria-sort") === "ascending" : head.classList.contains("number");
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...table.tBodies[0].rows];
      const value = (row) => row.cells[column].dataset.value;
      rows.sort((a, b) => {
        const order = value(a) === undefined
          ? a.cells[column].textContent.localeCompare(b.cells[column].textContent, "en", { numeric: true })
          : value(a) - value(b);
        return down ? -order : order;
      });
      table.tBodies[0].append(...rows);
    });
  });
}
