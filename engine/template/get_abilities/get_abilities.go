// Package get_abilities tells what a model's chat template can write.
package get_abilities

import (
	"rkllmd/engine"
	"rkllmd/engine/template/detect_abilities"
	"rkllmd/engine/template/write_for_model"
)

// GetAbilities returns what detect_abilities says of m. It is found out when somebody asks for the first time, and
// kept. A model without a template can do nothing.
//
// **Runs on:** any thread that may wait. The error says why the template cannot be run at all.
func GetAbilities(m *engine.Model) (engine.Abilities, error) {
	known := m.Abilities.Load()
	if known == nil || known.Source != m.Facts.ChatTemplate || known.Form != m.Form {
		known = &engine.KnownAbilities{Source: m.Facts.ChatTemplate, Form: m.Form} // by two threads at once, perhaps
		if known.Source != "" {
			known.Abilities, known.Err = detect_abilities.DetectAbilities(write_for_model.WriteForModel(m))
		}
		m.Abilities.Store(known)
	}
	return known.Abilities, known.Err
}
