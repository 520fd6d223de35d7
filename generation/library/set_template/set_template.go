// Package set_template has the conversations for a vendor's library written here.
package set_template

import (
	"rkllmd/engine"
	"rkllmd/engine/template/detect_abilities"
	"rkllmd/engine/template/write_by_template"
	"rkllmd/generation"
	"rkllmd/generation/calls/detect_format"
	"rkllmd/generation/library/write_for_library"
)

// SetTemplate has b, whose library leaves prompts as they are, take whole conversations, which template writes: with
// functions where it writes these, and calls of them where their form is known.
//
// **Runs on:** one thread at a time. It takes some milliseconds, to try the template.
func SetTemplate(b *generation.Backend, template *engine.ParsedTemplate) {
	b.Capabilities.Messages = true
	b.Write = write_for_library.WriteForLibrary(template)
	abilities, err := detect_abilities.DetectAbilities(write_by_template.WriteByTemplate(template.Template))
	if err != nil {
		b.Model.TemplateError = err.Error()
		return
	}
	if b.Model.Abilities = &abilities; abilities.Tools {
		b.Model.Calls = detect_format.DetectFormat(template.Source)
	}
}
