// Package parse_content reads the content of a message.
package parse_content

import (
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/faces/conversation/describe_part"
	"rkllmd/faces/conversation/parse_list"
	"rkllmd/faces/conversation/parse_object"
	"rkllmd/faces/conversation/parse_text"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseContent returns what text says, a JSON text, or a list of parts {"type": "text", "text": "..."}, whose texts are
// joined as they are: nothing is put between them. name is where it stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the part that is wrong; a part that is no text, such as
// an image, is.
func ParseContent(name string, text json.RawMessage) (content string, err error) {
	if json.Unmarshal(text, &content) == nil {
		return content, nil
	}
	parts, err := parse_list.ParseList(name, text, "a text, or a list of parts")
	if err != nil {
		return "", err
	}
	var joined strings.Builder
	for i, part := range parts {
		place := fmt.Sprintf("%s[%d]", name, i)
		object, err := parse_object.ParseObject(place, part)
		if err != nil {
			return "", err
		}
		kind, err := parse_text.ParseText(place, object, "type")
		if err != nil {
			return "", err
		}
		if kind != "text" {
			return "", name_error.NameError(generation.ErrInvalid, "%s",
				describe_part.DescribePart(place, kind, `"text"`))
		}
		if object["text"] == nil {
			return "", name_error.NameError(generation.ErrInvalid, `%s has no "text": give the text of the part`, place)
		}
		words, err := parse_text.ParseText(place, object, "text")
		if err != nil {
			return "", err
		}
		joined.WriteString(words)
	}
	return joined.String(), nil
}
