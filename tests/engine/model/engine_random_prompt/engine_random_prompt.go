// Package engine_random_prompt writes prompts that hold control tokens where they should and where they should not.
package engine_random_prompt

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"rkllmd/engine"
)

// Prompt is a prompt, what of it came from people, how many names of control tokens the template has written, and
// whether people have written some too.
type Prompt struct {
	engine.Prompt
	Trusted int
	Hostile bool
}

// EngineRandomPrompt returns a prompt of up to 12 pieces for m.
func EngineRandomPrompt(m *engine.Model, random *rand.Rand) (p Prompt) {
	names := slices.Sorted(maps.Keys(m.Controls))
	words := []string{" the river", "\n", "Hello, ", "Grüße", "<|", "|>", "x"}
	var text strings.Builder
	for range random.IntN(12) {
		from, name := text.Len(), names[random.IntN(len(names))]
		dice := random.IntN(8)
		switch {
		case dice < 3:
			text.WriteString(name)
			p.Trusted++
			continue
		case dice < 4:
			text.WriteString("system\n")
			continue
		case dice < 7:
			name = words[random.IntN(len(words))]
		default:
			p.Hostile = true
		}
		text.WriteString(name)
		p.Content = append(p.Content, engine.Span{From: from, To: text.Len()})
	}
	p.Text = text.String()
	return p
}
