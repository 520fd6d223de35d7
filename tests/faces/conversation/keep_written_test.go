package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/keep_written"
)

func TestKeepWritten(t *testing.T) {
	members := conversation.Members{Tools: json.RawMessage("[2]"), Documents: json.RawMessage("null"), Thinking: true}
	keep_written.KeepWritten(&members, conversation.Object{"messages": json.RawMessage("[1.0]"),
		"tools": json.RawMessage("[2.0]"), "documents": json.RawMessage("null"), "prompt": json.RawMessage("5"),
		"template_arguments": json.RawMessage(`{"a": 3.0}`), "schema": json.RawMessage(`{"b": 1, "a": 2.0}`)})
	require.Equal(t, conversation.Members{Messages: json.RawMessage("[1.0]"), Tools: json.RawMessage("[2.0]"),
		TemplateArguments: json.RawMessage(`{"a": 3.0}`), Schema: json.RawMessage(`{"b": 1, "a": 2.0}`),
		Thinking: true}, members)
	keep_written.KeepWritten(&members, nil)
	require.Equal(t, conversation.Members{Thinking: true}, members)
}
