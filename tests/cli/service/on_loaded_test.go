package service_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/service/on_loaded"
	"rkllmd/rkllm"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
)

func TestOnLoaded(t *testing.T) {
	notices := notice_socket.NoticeSocket(t)
	on_loaded.OnLoaded(notices.Path, "Serving")(&rkllm.Job{Err: &jsonrpc2.Error{Code: 1}})
	require.Equal(t, "STATUS=Serving; the last load of a model has failed", read_notice.ReadNotice(t, notices))
	on_loaded.OnLoaded(notices.Path, "Serving")(&rkllm.Job{})
	require.Equal(t, "STATUS=Serving", read_notice.ReadNotice(t, notices))
}
