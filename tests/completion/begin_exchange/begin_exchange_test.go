package begin_exchange_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/begin_exchange"
	"rkllmd/tests/support/uma_session"
)

func TestBeginExchange(t *testing.T) {
	s, _, _ := uma_session.UMASession(t, nil)
	exchange := &completion.Exchange{ID: "a"}
	begin_exchange.BeginExchange(s, exchange)
	require.Same(t, exchange, s.Exchange)
	require.EqualValues(t, 1, s.Host.Active.Load())
	require.EqualValues(t, 1, s.Conn.Owed.Load(), "the connection is not closed before the answer")
}
