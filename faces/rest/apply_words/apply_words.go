// Package apply_words puts words into the page.
package apply_words

import (
	"encoding/json"
	"fmt"
	"html"
	"strings"

	"rkllmd/faces/rest/list_languages"
	"rkllmd/faces/rest/read_words"
)

// ApplyWords returns page, index.html, in language: with a text in the place of each {{key}}, so that a browser can
// show it before a script has run, and with all words as JSON, for the scripts, in the place of {{words}}. theme is
// light, dark, or empty: as the system has it.
//
// **Runs on:** any thread.
func ApplyWords(page, language, theme string) (string, error) {
	words, err := read_words.ReadWords(language)
	if err != nil {
		return "", err
	}
	places := []string{"{{theme}}", html.EscapeString(theme)}
	for key, value := range words {
		if text, isText := value.(string); isText {
			places = append(places, "{{"+key+"}}", html.EscapeString(text))
		}
	}
	options := ""
	for _, name := range list_languages.ListLanguages() {
		others, err := read_words.ReadWords(name)
		if err != nil {
			return "", err
		}
		options += fmt.Sprintf(`<option value="%s" lang="%s">%s</option>`, name, others["locale"], others["name"])
	}
	all, err := json.Marshal(words) // < and & are escaped in it: it ends no element
	places = append(places, "{{languages}}", options, "{{words}}", string(all))
	return strings.NewReplacer(places...).Replace(page), err
}
