// Package choose_align returns how a text is aligned where a number would be padded with zeros.
package choose_align

// ChooseAlign returns how a text is aligned where a number would be padded with zeros.
//
// **Runs on:** any thread.
func ChooseAlign(align byte) byte {
	if align == '<' {
		return '<'
	}
	return '>'
}
