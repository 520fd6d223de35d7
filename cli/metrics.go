package cli

import "time"

// MetricsSetting is what the address of the metrics comes from, for messages.
const MetricsSetting = "--metrics (RKLLMD_METRICS)"

// What the server of the metrics allows its clients.
const (
	HeaderTimeout  = 10 * time.Second // from connecting to the end of a request's header
	IdleTimeout    = 2 * time.Minute  // between two requests
	MaxHeaderBytes = 16 << 10
)
