// Package build_inner writes a value that stands inside another one.
package build_inner

import "rkllmd/grammar"

// BuildInner writes a value that stands inside another one, with value. What is referred to outside may be referred to
// again here: a character stands between.
//
// **Runs on:** one thread at a time.
func BuildInner(w *grammar.Writer, s any, place string, value func(*grammar.Writer, any, string) string) string {
	open := w.Open
	w.Open = nil
	name := value(w, s, place)
	w.Open = open
	return name
}
