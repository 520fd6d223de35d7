// Package find_control finds the name of a control token in a text.
package find_control

import "rkllmd/engine"

// FindControl returns where the first text of a control token stands in text from that index on, the longest of those
// that begin there. found is false when there is none.
//
// **Runs on:** any thread.
func FindControl(m *engine.Model, text string, from int) (at engine.Span, control engine.Control, found bool) {
	for i := from; i < len(text); i++ {
		for _, length := range m.ControlLengths[text[i]] {
			if i+length > len(text) {
				continue
			}
			if control, found = m.Controls[text[i:i+length]]; found {
				return engine.Span{From: i, To: i + length}, control, true
			}
		}
	}
	return engine.Span{}, engine.Control{}, false
}
