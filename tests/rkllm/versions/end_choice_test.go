package versions_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/end_choice"
)

func TestEndChoice(t *testing.T) {
	passed := []rkllm.Passed{{Library: &rkllm.Library{}}}
	for _, loaded := range []bool{false, true} {
		var told atomic.Bool
		v := &rkllm.Versions{Choosing: true, Held: &rkllm.HeldEnd{Ended: told.Store, Told: true}}
		end_choice.EndChoice(v, passed, loaded)
		require.Equal(t, loaded, told.Load(), "only a model that was there is lost")
		require.False(t, v.Choosing)
		require.Nil(t, v.Held)
		require.Equal(t, passed, v.Passed)
	}
	end_choice.EndChoice(&rkllm.Versions{Choosing: true}, nil, true)
}
