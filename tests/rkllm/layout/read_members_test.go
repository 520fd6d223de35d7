package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestReadMembers(t *testing.T) {
	s := rkllm.LayoutD.LoraAdapter
	t.Run("members", func(t *testing.T) {
		given, err := read_members.ReadMembers(s, "p",
			json.RawMessage(" {\n\"scale\" : 2.5 , \"lora_adapter_name\":null,\"lora_adapter_\\u0070ath\":\"/a}\"} "))
		require.Nil(t, err)
		require.Equal(t, []json.RawMessage{json.RawMessage(`"/a}"`), nil, json.RawMessage("2.5")}, given)
		given, err = read_members.ReadMembers(s, "p", json.RawMessage("{}"))
		require.Nil(t, err)
		require.Equal(t, make([]json.RawMessage, 3), given)
	})
	t.Run("wrong", func(t *testing.T) {
		for raw, message := range map[string]string{
			`[1]`:                      "p: [1] is not an object (RKLLMLoraAdapter)",
			`"x"`:                      `p: "x" is not an object (RKLLMLoraAdapter)`,
			``:                         "p:  is not an object (RKLLMLoraAdapter)",
			`{"scale":1,"scale":2}`:    "p.scale: is given twice",
			`{"scale":null,"scale":2}`: "p.scale: is given twice",
			`{"scale":1,"x":2}`:        `p: RKLLMLoraAdapter has no member "x", only lora_adapter_path, lora_adapter_name, scale`,
			`{"_callback_state":null}`: `p: RKLLMLoraAdapter has no member "_callback_state", only lora_adapter_path, lora_adapter_name, scale`,
		} {
			_, err := read_members.ReadMembers(s, "p", json.RawMessage(raw))
			rkllm_require_refused.RkllmRequireRefused(t, message, err)
		}
	})
}
