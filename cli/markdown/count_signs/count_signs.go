// Package count_signs counts signs of Markdown.
package count_signs

// CountSigns returns how many times the first character of text stands at its beginning; 0: it is empty.
//
// **Runs on:** any thread.
func CountSigns(text []rune) (count int) {
	for count < len(text) && text[count] == text[0] {
		count++
	}
	return count
}
