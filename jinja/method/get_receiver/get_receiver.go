// Package get_receiver returns the text that a method belongs to.
package get_receiver

import "rkllmd/jinja"

// GetReceiver returns the text that a method belongs to.
//
// **Runs on:** any thread.
func GetReceiver(f *jinja.Function) *jinja.Text { return f.Receiver.(*jinja.Text) }
