// Package evaluate_pipe returns the text that a filter block has caught.
package evaluate_pipe

import "rkllmd/jinja"

// EvaluatePipe returns the text that a filter block has caught.
//
// **Runs on:** one thread at a time.
func EvaluatePipe(m *jinja.Machine, _ *jinja.Node) jinja.Value { return m.Caught }
