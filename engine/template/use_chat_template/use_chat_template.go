// Package use_chat_template chooses in which form conversations are written.
package use_chat_template

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/template/list_forms"
	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
)

// UseChatTemplate has the models that are loaded from now on write conversations in another form than their own: choice
// is the name of one of llama.cpp's (list_forms), or a file with a template. "": in their own again.
//
// **Runs on:** any thread. Errors: there is no such name or file, or what stands in the file is no template.
func UseChatTemplate(choice string) error {
	forms := list_forms.ListForms()
	switch {
	case choice == "":
		engine.Chosen.Store(nil)
		return nil
	case slices.Contains(forms, choice):
		engine.Chosen.Store(&engine.ChosenTemplate{Form: choice, Source: choice})
		return nil
	}
	file, err := os.Open(choice)
	if err != nil {
		return fmt.Errorf("the chat template %.80q is neither a file that can be read (%w) nor a name: there are %s",
			choice, err, strings.Join(forms, ", "))
	}
	defer file.Close()
	source, err := io.ReadAll(io.LimitReader(file, jinja.MaxSource+1))
	if err == nil {
		_, err = parse_template.ParseTemplate(string(source))
	}
	if err != nil {
		return fmt.Errorf("the chat template of %s cannot be used: %w", choice, err)
	}
	engine.Chosen.Store(&engine.ChosenTemplate{Source: string(source)})
	return nil
}
