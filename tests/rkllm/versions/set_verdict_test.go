package versions_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/set_verdict"
)

func TestSetVerdict(t *testing.T) {
	library, v := &rkllm.Library{BlobID: "b", Version: "1.2.3"}, &rkllm.Verdicts{Machine: "here"}
	require.True(t, set_verdict.SetVerdict(v, library, rkllm.Verdict{Model: "m", Path: "/m", Reason: "it died"}))
	require.False(t, set_verdict.SetVerdict(v, library, rkllm.Verdict{Model: "m", Reason: "it died"}), "nothing new")
	require.True(t, set_verdict.SetVerdict(v, library, rkllm.Verdict{Model: "m", Path: "/m"}))
	require.Len(t, v.List, 1)
	require.WithinDuration(t, time.Now(), v.List[0].Time, time.Hour)
	v.List[0].Time = time.Time{}
	require.Equal(t, rkllm.Verdict{Machine: "here", Library: "b", Version: "1.2.3", Model: "m", Path: "/m"}, v.List[0])
	for i := range rkllm.MaxVerdicts {
		set_verdict.SetVerdict(v, library, rkllm.Verdict{Model: fmt.Sprint(i)})
	}
	require.Len(t, v.List, rkllm.MaxVerdicts)
	require.Equal(t, "0", v.List[0].Model, "the oldest is forgotten")
}
