// Package is_content tells whether a part of a prompt is content.
package is_content

import "rkllmd/engine"

// IsContent tells whether all of p from one byte up to, not including, another is content.
//
// **Runs on:** any thread.
func IsContent(p engine.Prompt, from, to int) bool {
	for _, span := range p.Content {
		if span.From > from || from >= to {
			break
		}
		from = max(from, span.To)
	}
	return from >= to
}
