// Package list_model_names lists what /model may be followed by.
package list_model_names

import (
	"rkllmd/cli"
	"rkllmd/cli/talk/ask_models"
)

// ListModelNames returns a function that returns the names of the models that the chat's daemon has; none, if it does
// not answer.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func ListModelNames(chat *cli.Chat) func() []string {
	return func() (names []string) {
		if chat.HTTP == nil {
			return nil
		}
		list, err := ask_models.AskModels(chat)
		if err != nil {
			return nil
		}
		for _, model := range list.Named {
			names = append(names, model.Name)
		}
		return names
	}
}
