package call_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/is_replaced"
)

func TestIsReplaced(t *testing.T) {
	later := rkllm.KeptCall{Function: "f", Args: []json.RawMessage{nil, json.RawMessage("1")}}
	same := rkllm.KeptCall{Function: "f", Args: []json.RawMessage{nil, json.RawMessage("1")}}
	other := rkllm.KeptCall{Function: "f", Args: []json.RawMessage{nil, json.RawMessage("2")}}
	for _, alike := range []bool{false, true} {
		replaced := is_replaced.IsReplaced(later, alike)
		require.Equal(t, []bool{true, !alike, false}, []bool{replaced(same), replaced(other),
			replaced(rkllm.KeptCall{Function: "g", Args: same.Args})})
	}
}
