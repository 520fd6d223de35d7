// Package get_template parses a model's chat template once.
package get_template

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/jinja/parse_template"
)

// GetTemplate returns the chat template of m, parsed when it is asked for the first time, or why it cannot be run.
//
// **Runs on:** any thread.
func GetTemplate(m *engine.Model) *engine.ParsedTemplate {
	parsed := m.Parsed.Load()
	if parsed == nil || parsed.Source != m.Facts.ChatTemplate {
		parsed = &engine.ParsedTemplate{Source: m.Facts.ChatTemplate} // by two threads at once, perhaps: the same
		if parsed.Template, parsed.Err = parse_template.ParseTemplate(parsed.Source); parsed.Err != nil {
			parsed.Err = fmt.Errorf("the chat template is not supported: %w", parsed.Err)
		}
		m.Parsed.Store(parsed)
	}
	return parsed
}
