package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/handle_question"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleQuestion(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, "answer")
	on := handle_question.HandleQuestion(m, b)
	on(fleet.Message{Reply: "answer", Data: []byte(`{"Verb": "render", "Request": {"Prompt": "ab"}}`)})
	require.Contains(t, string((<-told).Data), `"Tokens":[97,98]`)
	on(fleet.Message{Reply: "answer", Data: []byte(`{"Verb": "tokenize"}`)})
	require.Contains(t, string((<-told).Data), `toy does not support`)
}
