/** A pin whose point is at a place of the screen. */
function drawPin(pen, x, y) {
  pen.strokeStyle = pen.fillStyle = ink("chosen");
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - 26);
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y - 30, 6, 0, 7);
  pen.fill();
}
