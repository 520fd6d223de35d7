// Package take_permit bounds how many generations a client starts.
package take_permit

import (
	"time"

	"rkllmd/faces/stream"
)

// TakePermit takes one of client's permits, which come back PerMinute a minute up to PerMinute of them. When there is
// none, it says how long to wait for one.
//
// **Runs on:** any thread. **Holds:** l.Mu.
func TakePermit(l *stream.Limiter, client string, now time.Time) (wait time.Duration, ok bool) {
	if l.PerMinute <= 0 {
		return 0, true
	}
	full := float64(l.PerMinute)
	l.Mu.Lock()
	defer l.Mu.Unlock()
	if l.Buckets == nil {
		l.Buckets = map[string]stream.Bucket{}
	}
	if now.Sub(l.Swept) >= time.Minute {
		l.Swept = now
		for name, bucket := range l.Buckets {
			if now.Sub(bucket.At) >= time.Minute {
				delete(l.Buckets, name) // it is full again
			}
		}
	}
	bucket, known := l.Buckets[client]
	if !known {
		bucket = stream.Bucket{Permits: full, At: now}
	}
	bucket.Permits = min(full, bucket.Permits+now.Sub(bucket.At).Minutes()*full)
	bucket.At = now
	if ok = bucket.Permits >= 1; ok {
		bucket.Permits--
	} else {
		wait = time.Duration((1 - bucket.Permits) / full * float64(time.Minute))
	}
	l.Buckets[client] = bucket
	return wait, ok
}
