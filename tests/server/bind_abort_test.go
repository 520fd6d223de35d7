package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/bind_abort"
	"rkllmd/server/client/take_input"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestBindAbort(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	gone, _ := server_admit.ServerAdmit(t, l)
	other, _ := server_admit.ServerAdmit(t, l)
	take_input.TakeInput(l, other, []byte(`{"jsonrpc":"2.0","id":1,"method":"sleep","params":[300]}`))
	take_input.TakeInput(l, gone, []byte(`{"jsonrpc":"2.0","id":2,"method":"flood","params":[1]}`))
	take_input.TakeInput(l, gone, []byte(`{"jsonrpc":"2.0","id":3,"method":"sleep","params":[1]}`))
	bind_abort.BindAbort(l.Runtime)(gone)
	l.Runtime.Mu.Lock()
	defer l.Runtime.Mu.Unlock()
	for _, job := range l.Runtime.Queue {
		require.NotSame(t, gone, job.Conn, "%s", job.ID)
	}
}
