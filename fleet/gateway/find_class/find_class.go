// Package find_class finds what the members serve.
package find_class

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_class"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// FindClass asks the members that are there what they serve: the class that most of them are of.
//
// **Runs on:** any thread that may wait. **Holds:** Gateway.Mu for a moment. ErrClosed
// where there is no member, or none that answers.
func FindClass(g *gateway.Gateway) (class fleet.Class, err error) {
	g.Mu.Lock()
	id := choose_class.ChooseClass(g.Members)
	g.Mu.Unlock()
	if id == "" {
		return class, name_error.NameError(generation.ErrClosed,
			"no member of the fleet is there: serve a model with the same --nats (RKLLMD_NATS) on some machine")
	}
	if err = ask_value.AskValue(g.Bus, fleet.PrefixKind+id, nil, &class, fleet.AnswerTime); err != nil {
		return class, name_error.NameError(generation.ErrClosed, "no member of the fleet says what it serves: %w", err)
	}
	class.Capabilities.Sequences = 0
	g.Mu.Lock()
	defer g.Mu.Unlock()
	for _, m := range g.Members {
		if m.Class == id {
			class.Capabilities.Sequences += m.Slots
		}
	}
	return class, nil
}
