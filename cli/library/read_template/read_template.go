// Package read_template reads the chat template that writes prompts for a vendor's library.
package read_template

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/engine"
	"rkllmd/engine/template/read_template_file"
)

// ReadTemplate returns the chat template of choice, whose library is a vendor's; nil: none was given.
//
// **Runs on:** any thread that may wait. Errors: the file cannot be read, or holds no template; wrapped in
// cli.ErrUsage.
func ReadTemplate(choice cli.LibraryChoice) (*engine.ParsedTemplate, error) {
	if choice.ChatTemplate == "" {
		return nil, nil
	}
	template, err := read_template_file.ReadTemplateFile(choice.ChatTemplate)
	if err != nil {
		return nil, fmt.Errorf("--chat-template (RKLLMD_CHAT_TEMPLATE): %w: with a vendor's library it names a file "+
			"with a chat template, such as the one in the tokenizer_config.json of the model; %w", err, cli.ErrUsage)
	}
	return template, nil
}
