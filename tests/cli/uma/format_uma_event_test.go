package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/uma/format_uma_event"
	"rkllmd/faces/uma"
)

func TestFormatUMAEvent(t *testing.T) {
	for text, want := range map[string]string{
		`{"event":"token","text":"a\n"}`:                                    "a\n",
		`{"event":"eos","reason":"stop"}`:                                   "",
		`{"event":"eos","text":"whole"}`:                                    "whole",
		`{"event":"error","code":"E","message":"m"}`:                        "",
		`{"event":"metrics","a":1,"metrics":{"z":1,"a":2,"later":{"b":3}}}`: "{\n  \"z\": 1,\n  \"a\": 2,\n  \"later\": {\n    \"b\": 3\n  }\n}\n",
	} {
		var event uma.Event
		require.NoError(t, json.Unmarshal([]byte(text), &event))
		require.Equal(t, want, format_uma_event.FormatUMAEvent([]byte(text), event, false))
		require.Equal(t, text+"\n", format_uma_event.FormatUMAEvent([]byte(text), event, true))
	}
}
