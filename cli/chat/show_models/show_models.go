// Package show_models tells the user of a chat what models there are.
package show_models

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/talk/ask_models"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/engine/inspect/format_abilities"
)

// ShowModels writes the model that is loaded, or what becomes of it, and those that may be loaded.
//
// **Runs on:** the main goroutine. Errors: ask_models's.
func ShowModels(chat *cli.Chat) error {
	list, err := ask_models.AskModels(chat)
	if err != nil {
		return err
	}
	out := chat.Streams.Out
	switch text := "No model is loaded."; {
	case list.Loaded != nil:
		text = fmt.Sprintf("Loaded: %s (%s), by %s", list.Loaded.Name, list.Loaded.Path, chat.Endpoint.Name)
		if info := list.Loaded.ModelInfo; info != nil {
			text += fmt.Sprintf("; context %d tokens", info.MaxTokens)
		}
		if info := list.Loaded.ModelInfo; info != nil && info.Writes != nil {
			text += "; its chat template writes " + format_abilities.FormatAbilities(*info.Writes)
		}
		fmt.Fprintln(out, format_words.FormatWords(out, 2, clean_text.CleanText(text)))
	case list.Loading != nil:
		fmt.Fprintln(out, format_words.FormatWords(out, 2, clean_text.CleanText(list.Loading.Message)))
	default:
		text = strings.TrimSpace(text + " " + list.Error)
		fmt.Fprintln(out, format_words.FormatWords(out, 2, clean_text.CleanText(text)))
	}
	for _, choice := range list.Available {
		fmt.Fprintln(out, format_words.FormatWords(out, 4, clean_text.CleanText("  "+choice.Path)))
	}
	return nil
}
