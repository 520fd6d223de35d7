package stream

import (
	"sync"
	"time"
)

// Limiter bounds how many generations each client may start (take_permit): PerMinute at once, and then as many a
// minute.
type Limiter struct {
	PerMinute int // 0: no limit

	Mu      sync.Mutex
	Buckets map[string]Bucket // by client; one that is full may be missing
	Swept   time.Time         // when full ones were taken out last
}

// Bucket is what a client has left.
type Bucket struct {
	Permits float64 // at the time At
	At      time.Time
}
