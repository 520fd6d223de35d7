// Package format_template writes for people what a chat template is.
package format_template

import (
	"fmt"

	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/format_abilities"
)

// FormatTemplate says how large the chat template of d is, and what it writes, or why it cannot be run; "" where there
// is none.
//
// **Runs on:** any thread.
func FormatTemplate(d *inspect.Description) (size, writes string) {
	switch {
	case d.TemplateBytes == 0:
		return "none: prompts are given to the model as they are", ""
	case d.TemplateError != "":
		writes = fmt.Sprintf("nothing: %.400q", d.TemplateError)
	case d.Abilities != nil:
		writes = format_abilities.FormatAbilities(*d.Abilities)
	}
	return fmt.Sprintf("%d bytes; --template prints it", d.TemplateBytes), writes
}
