import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as THREE from 'three';
import WebGL from 'three/addons/capabilities/WebGL.js';

interface CubeProps {
  color: string;
  speed: number;
}

const neverChanges = () => () => {};
const isAvailable = () => WebGL.isWebGL2Available();

function createCube() {
  const material = new THREE.MeshStandardMaterial();
  const cube = new THREE.Mesh(new THREE.BoxGeometry(), material);
  cube.rotation.set(0.6, 0.8, 0);
  const light = new THREE.DirectionalLight('white', 2.5);
  light.position.set(2, 3, 4);
  const scene = new THREE.Scene().add(
    cube,
    light,
    new THREE.AmbientLight('white', 1),
  );
  const camera = new THREE.PerspectiveCamera(30, 1);
  camera.position.z = 3.6;
  const renderer = new THREE.WebGLRenderer({ alpha: true, antialias: true });
  renderer.setPixelRatio(window.devicePixelRatio);
  renderer.setSize(160, 160);
  return { cube, renderer, render: () => renderer.render(scene, camera) };
}

function Cube({ color, speed }: CubeProps) {
  const container = useRef<HTMLDivElement>(null);
  const settings = useRef({ color, speed });
  const hasWebGL = useSyncExternalStore(neverChanges, isAvailable, () => true);

  useEffect(() => {
    settings.current = { color, speed };
  }, [color, speed]);

  useEffect(() => {
    if (!hasWebGL) return undefined;
    const { cube, renderer, render } = createCube();
    container.current?.append(renderer.domElement);
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let lastTime = performance.now();
    // preview-start loop
    renderer.setAnimationLoop((time) => {
      const step = reducedMotion.matches
        ? 0
        : settings.current.speed * (time - lastTime);
      lastTime = time;
      cube.rotation.y += step / 1000;
      cube.material.color.set(settings.current.color);
      render();
    });
    // preview-end

    // preview-start cleanup
    return () => {
      renderer.setAnimationLoop(null);
      renderer.domElement.remove();
      renderer.dispose();
      cube.geometry.dispose();
      cube.material.dispose();
    };
    // preview-end
  }, [hasWebGL]);

  if (!hasWebGL) return <p>The cube needs WebGL, which is off in this browser.</p>;
  return <div ref={container} role="img" aria-label="Rotating cube" />;
}

const colors = { Blue: 'primary', Green: 'success', Orange: 'warning' } as const;

export default function RotatingCube() {
  const { palette } = useTheme();
  const [color, setColor] = useState<keyof typeof colors>('Blue');
  const [speed, setSpeed] = useState(1);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 8 },
        justifyContent: 'center',
        p: 2,
      }}
    >
      <Cube color={palette[colors[color]].main} speed={speed} />
      <Box sx={{ display: 'grid', gap: 1, width: 110 }}>
        <FormControl>
          <FormLabel id="color-label">Color</FormLabel>
          <RadioGroup
            aria-labelledby="color-label"
            value={color}
            onChange={(event) => setColor(event.target.value as typeof color)}
          >
            {Object.entries(colors).map(([name, paletteColor]) => (
              <FormControlLabel
                key={name}
                value={name}
                label={name}
                control={<Radio size="small" color={paletteColor} />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Box>
          <FormLabel id="speed-label">Speed</FormLabel>
          <Slider
            aria-labelledby="speed-label"
            size="small"
            value={speed}
            onChange={(_event, value) => setSpeed(Number(value))}
            min={0}
            max={3}
            step={0.5}
          />
        </Box>
      </Box>
    </Box>
  );
}
