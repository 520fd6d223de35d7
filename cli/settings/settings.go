// Package settings holds the types and constants of its room: settings from flags, the environment and files.
package settings

import "regexp"

// MinTokenBytes is the shortest token that is taken.
const MinTokenBytes = 16

// MaxNameBytes is the longest name of a model.
const MaxNameBytes = 80

// MaxFleetName is how long a name in the fleet may be, FleetSigns what may not stand in it: it is a part of subjects.
const MaxFleetName = 64

// FleetSigns matches what may not stand in a name in the fleet.
var FleetSigns = regexp.MustCompile(`[^A-Za-z0-9_-]+`)

// HostSigns are those of which the name of a host is made.
const HostSigns = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_"
