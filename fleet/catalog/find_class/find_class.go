// Package find_class finds what the members of a class serve.
package find_class

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog/name_served"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// FindClass asks the members of the class of that ID what they serve. The model has the name that they announce, of
// several the first one.
//
// **Runs on:** any thread that may wait. **Holds:** Gateway.Mu for a moment. Errors: ErrClosed where there is no member
// ("" is no ID), or none that answers.
func FindClass(g *gateway.Gateway, id string) (class fleet.Class, err error) {
	if id == "" {
		return class, name_error.NameError(generation.ErrClosed,
			"no member of the fleet is there: serve a model with the same --nats (RKLLMD_NATS) on some machine")
	}
	if err = ask_value.AskValue(g.Bus, fleet.PrefixKind+id, nil, &class, fleet.AnswerTime); err != nil {
		return class, name_error.NameError(generation.ErrClosed, "no member of the fleet says what it serves: %w", err)
	}
	class.Capabilities.Sequences = 0
	class.Model.Name = cmp.Or(name_served.NameServed(g, id), class.Model.Name)
	g.Mu.Lock()
	defer g.Mu.Unlock()
	for _, m := range g.Members {
		if m.Class == id {
			class.Capabilities.Sequences += m.Slots
		}
	}
	return class, nil
}
