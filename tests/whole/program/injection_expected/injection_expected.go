// Package injection_expected counts the tokens of a prompt in which nobody but the template has control tokens.
package injection_expected

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/template/write_for_model"
	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/parse_conversation"
	"rkllmd/faces/conversation/set_conversation"
	"rkllmd/generation"
	"rkllmd/generation/run/render_request"
	"rkllmd/generation/run/write_request"
)

// InjectionExpected returns how many tokens the prompt of request has, with the conversation that members, a JSON
// object, say, and requires that so many of them are control tokens, and that there were another number of tokens if
// the texts of control tokens were obeyed wherever they stand.
func InjectionExpected(t testing.TB, m *engine.Model, request generation.Request, members string, controls int) int {
	t.Helper()
	if members != "" {
		var read conversation.Members
		require.NoError(t, json.Unmarshal([]byte(members), &read))
		talk, err := parse_conversation.ParseConversation(read)
		require.NoError(t, err)
		set_conversation.SetConversation(&request, talk)
	}
	tokens, _, err := render_request.RenderRequest(m, 1024, &request)
	require.NoError(t, err)
	count := 0
	for _, token := range tokens {
		for _, control := range m.Controls {
			if control.Token == token {
				count++
			}
		}
	}
	require.Equal(t, controls, count, "control tokens in the prompt")
	prompt, err := write_request.WriteRequest(write_for_model.WriteForModel(m), &request)
	require.NoError(t, err)
	obeyed, err := tokenize_text.TokenizeText(m, prompt.Text, true, true)
	require.NoError(t, err)
	require.NotEqual(t, len(obeyed), len(tokens))
	return len(tokens)
}
