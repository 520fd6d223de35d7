// Package use_chat_template chooses in which form conversations are written.
package use_chat_template

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/template/list_forms"
	"rkllmd/engine/template/read_template_file"
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
	parsed, err := read_template_file.ReadTemplateFile(choice)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("the chat template %.80q is neither a file that can be read (%w) nor a name: there are %s",
			choice, err, strings.Join(forms, ", "))
	case err != nil:
		return err
	}
	engine.Chosen.Store(&engine.ChosenTemplate{Source: parsed.Source})
	return nil
}
