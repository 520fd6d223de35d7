package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/refuse_template"
)

func TestRefuseTemplate(t *testing.T) {
	for _, one := range []struct {
		plain   bool
		conn    *connection.Connection
		refused bool
	}{{false, &connection.Connection{}, false}, {true, nil, false}, {true, &connection.Connection{}, true}} {
		job := &rkllm.Job{Function: "rkllm_set_function_tools", Conn: one.conn}
		require.Equal(t, one.refused, refuse_template.RefuseTemplate(&rkllm.Runtime{PlainPrompts: one.plain}, job))
		if !one.refused {
			require.Nil(t, job.Err)
			continue
		}
		require.Equal(t, rkllm.CodeNotSupported, job.Err.Code)
		require.Contains(t, job.Err.Message, "rkllm_set_function_tools is not supported by this daemon: its operator "+
			"has named the chat template (--chat-template)")
	}
}
