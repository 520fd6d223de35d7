package service_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/service/on_loading"
	"rkllmd/rkllm"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
)

func TestOnLoading(t *testing.T) {
	notices := notice_socket.NoticeSocket(t)
	end := on_loading.OnLoading(notices.Path, "Serving")(nil, nil)
	require.Equal(t, "STATUS=Serving; a model is being loaded", read_notice.ReadNotice(t, notices))
	end(&rkllm.Job{})
	require.Equal(t, "STATUS=Serving", read_notice.ReadNotice(t, notices))
}
