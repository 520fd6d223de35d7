package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation/parse_content"
	"rkllmd/generation"
)

func TestParseContent(t *testing.T) {
	for text, want := range map[string]string{
		`"hello"`: "hello", `""`: "", "[]": "", `[{"type": "text", "text": ""}]`: "",
		`[{"type": "text", "text": "a "}, {"type": "text", "text": "b", "more": 1}, {"type": "text", "text": "c"}]`: "a bc",
	} {
		content, err := parse_content.ParseContent("c", json.RawMessage(text))
		require.NoError(t, err)
		require.Equal(t, want, content)
	}
	const place = "messages[0].content"
	for text, want := range map[string]string{
		"5":                                `; it must be a text, or a list of parts`,
		`{"type": "text"}`:                 `; it must be a text, or a list of parts`,
		`["hello"]`:                        `[0] is "hello"; it must be an object`,
		`[{"type": "text", "text": 5}]`:    `[0].text is 5; it must be a text`,
		`[{"type": "text", "text": null}]`: `[0] has no "text": give the text of the part`,
		`[{"text": "a"}]`:                  `[0].type is "", which cannot be done here; it must be "text"`,
		`[{"type": "text", "text": "a"}, {"type": "image_url"}]`: `[1].type is "image_url": images cannot be taken here`,
		`[{"type": 1}]`: `[0].type is 1; it must be a text`,
	} {
		_, err := parse_content.ParseContent(place, json.RawMessage(text))
		require.ErrorContains(t, err, place)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
