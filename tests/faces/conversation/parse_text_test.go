package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/parse_text"
	"rkllmd/generation"
)

func TestParseText(t *testing.T) {
	object := conversation.Object{"a": json.RawMessage(`"x\u00fc"`), "b": json.RawMessage(`["x"]`)}
	for name, want := range map[string]string{"a": "xü", "c": ""} {
		text, err := parse_text.ParseText("messages[0]", object, name)
		require.NoError(t, err)
		require.Equal(t, want, text)
	}
	_, err := parse_text.ParseText("messages[0]", object, "b")
	require.EqualError(t, err, `messages[0].b is ["x"]; it must be a text`)
	require.ErrorIs(t, err, generation.ErrInvalid)
}
