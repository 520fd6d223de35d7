package doctor_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor/list_remembered"
	"rkllmd/rkllm"
)

func TestListRemembered(t *testing.T) {
	day := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	list := []rkllm.Verdict{{Machine: "here", Library: "b", Model: "m", Path: "/m", Time: day},
		{Machine: "there", Library: "b", Model: "m", Time: day}, {Machine: "here", Library: "c", Model: "m", Time: day},
		{Machine: "here", Library: "b", Model: "n", Reason: "it died", Time: day},
		{Machine: "here", Library: "b", Reason: "SIGILL", Time: day}}
	require.Equal(t, []string{"has loaded /m on 2026-01-02", "has not loaded a model on 2026-01-02: it died",
		"is tried last on this machine, since 2026-01-02: SIGILL"},
		list_remembered.ListRemembered(list, "here", &rkllm.Library{BlobID: "b"}))
	require.Equal(t, []string{}, list_remembered.ListRemembered(nil, "here", &rkllm.Library{}))
}
