// Package read_words reads the words of the page in a language.
package read_words

import (
	"encoding/json"
	"io/fs"

	"rkllmd/faces/web"
)

// ReadWords returns the words of the page in language by their keys: texts, or objects with a text for each plural. In
// the file they stand in sections. An error says that there is none, or which words are wrong.
//
// **Runs on:** any thread.
func ReadWords(language string) (map[string]any, error) {
	text, err := fs.ReadFile(web.Page, "page/words/"+language+".json")
	if err != nil {
		return nil, err
	}
	sections, words := map[string]any{}, map[string]any{}
	if err := json.Unmarshal(text, &sections); err != nil {
		return nil, err
	}
	for name, section := range sections {
		members, isSection := section.(map[string]any)
		if !isSection { // what is said of the language itself
			words[name] = section
			continue
		}
		for key, value := range members {
			words[key] = value
		}
	}
	return words, nil
}
